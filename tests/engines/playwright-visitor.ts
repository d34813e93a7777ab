import type { ElementHandle, Page } from '@playwright/test';
import { Visitor } from './visitor.ts';

/** A page in a browser that Playwright drives. */
export class PlaywrightVisitor extends Visitor<ElementHandle> {
  readonly page: Page;

  constructor(page: Page) {
    super();
    this.page = page;
  }

  async goto(path: string) {
    await this.page.goto(path);
  }
  async reload() {
    await this.page.reload();
  }
  async resize(width: number, height: number) {
    await this.page.setViewportSize({ width, height });
  }
  press(key: string) {
    return this.page.keyboard.press(key);
  }
  type(text: string) {
    return this.page.keyboard.type(text);
  }
  movePointer(x: number, y: number) {
    return this.page.mouse.move(x, y);
  }
  clickAt(x: number, y: number) {
    return this.page.mouse.click(x, y);
  }
  async screenshot(file: string) {
    await this.page.screenshot({ path: file });
  }

  // Strings, because the policy of the site forbids the page to compile code.
  protected async run<T>(source: string, argument: unknown): Promise<T> {
    const code = `((argument) => ${source})(${JSON.stringify(argument)})`;
    try {
      return await this.page.evaluate<T>(code);
    } catch (error) {
      if (!/navigation|context was destroyed|discarded/i.test(String(error))) throw error;
      // The document was replaced meanwhile.
      await this.page.waitForLoadState();
      return this.page.evaluate<T>(code);
    }
  }
  protected async handle(source: string, argument: unknown) {
    const code = `((argument) => ${source})(${JSON.stringify(argument)})`;
    return (await this.page.evaluateHandle(code)).asElement() as ElementHandle | null;
  }
  protected clickHandle(handle: ElementHandle) {
    return handle.click();
  }
  protected hoverHandle(handle: ElementHandle) {
    return handle.hover();
  }
  protected tapHandle(handle: ElementHandle) {
    return handle.tap();
  }
}
