import { writeFile } from 'node:fs/promises';
import { Key, Origin, type WebDriver, type WebElement } from 'selenium-webdriver';
import { Visitor } from './visitor.ts';

const keys: Readonly<Record<string, string>> = {
  Alt: Key.ALT,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  PageDown: Key.PAGE_DOWN,
  Shift: Key.SHIFT,
  Space: Key.SPACE,
  Tab: Key.TAB,
};

/** A page in a browser that speaks W3C WebDriver. */
export class WebDriverVisitor extends Visitor<WebElement> {
  private readonly driver: WebDriver;
  private readonly origin: string;

  constructor(driver: WebDriver, origin: string) {
    super();
    this.driver = driver;
    this.origin = origin;
  }

  goto(path: string) {
    return this.driver.get(new URL(path, this.origin).href);
  }
  reload() {
    return this.driver.navigate().refresh();
  }
  async resize(width: number, height: number) {
    const window = this.driver.manage().window();
    await window.setRect({ width, height });
    // The rectangle includes the toolbars of the browser.
    const bars = await this.evaluate(() => outerHeight - innerHeight);
    await window.setRect({ width, height: height + bars });
    const size = () => this.evaluate(() => `${innerWidth} × ${innerHeight}`);
    await this.until(async () => (await size()) === `${width} × ${height}`).catch(async () => {
      throw new Error(`The page is ${await size()} px, not ${width} × ${height}.`);
    });
  }
  async press(key: string) {
    const pressed = key.split('+').map((name) => keys[name] ?? name);
    const actions = this.driver.actions();
    for (const one of pressed) actions.keyDown(one);
    for (const one of pressed.toReversed()) actions.keyUp(one);
    await actions.perform();
  }
  async type(text: string) {
    await this.driver.actions().sendKeys(text).perform();
  }
  async movePointer(x: number, y: number) {
    await this.driver.actions().move({ x, y, duration: 50, origin: Origin.VIEWPORT }).perform();
  }
  async clickAt(x: number, y: number) {
    await this.driver
      .actions()
      .move({ x, y, duration: 50, origin: Origin.VIEWPORT })
      .click()
      .perform();
  }
  async screenshot(file: string) {
    await writeFile(file, await this.driver.takeScreenshot(), 'base64');
  }

  protected run<T>(source: string, argument: unknown): Promise<T> {
    return this.driver.executeScript<T>(
      `const argument = arguments[0]; return ${source};`,
      argument,
    );
  }
  protected handle(source: string, argument: unknown) {
    return this.run<WebElement | null>(source, argument);
  }
  protected async clickHandle(element: WebElement) {
    await this.driver.actions().move({ origin: element, duration: 50 }).click().perform();
  }
  protected async hoverHandle(element: WebElement) {
    await this.driver.actions().move({ origin: element, duration: 50 }).perform();
  }
  protected async tapHandle(element: WebElement) {
    await element.click();
  }
}
