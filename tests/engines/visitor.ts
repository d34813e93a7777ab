/** A visitor's view of one page. The journeys of all engines are written against it. */
import { setTimeout as pause } from 'node:timers/promises';

/** An element: by CSS selector, by the text that it contains, or a control by its label. The first visible match counts. */
export type Target =
  string | { readonly css?: string; readonly text?: string; readonly label?: string };

type Query = { readonly css: string; readonly text: string; readonly label: string };

const queryOf = (target: Target): Query => {
  const { css, text = '', label = '' } = typeof target === 'string' ? { css: target } : target;
  const controls = 'input, textarea, select, button';
  return { css: css ?? (label ? controls : 'a, button, summary, label'), text, label };
};

/** Runs in the page: all matches, in document order. Its source is sent, so it refers to nothing outside. */
function findAll({ css, text, label }: Query): HTMLElement[] {
  const words = (value: string | null) => (value ?? '').replace(/\s+/g, ' ').trim();
  return [...document.querySelectorAll<HTMLElement>(css)].filter((element) => {
    if (!words(element.textContent).includes(text)) return false;
    if (!label) return true;
    const labels = (element as HTMLInputElement).labels ?? [];
    return (
      element.getAttribute('aria-label') === label ||
      [...labels].some(({ textContent }) => words(textContent).includes(label))
    );
  });
}

/** What a visitor reads of an element. */
export type Seen = {
  readonly text: string;
  readonly value: string;
  readonly isVisible: boolean;
  readonly isFocused: boolean;
  readonly isChecked: boolean;
  readonly isInViewport: boolean;
  /** Pixels from the top of the viewport. */
  readonly top: number;
};

const patience = 20_000;

export abstract class Visitor<Handle = unknown> {
  abstract goto(path: string): Promise<void>;
  abstract reload(): Promise<void>;
  abstract resize(width: number, height: number): Promise<void>;
  /** Presses a key or a combination: `Enter`, `Shift+Tab`, `Alt+t`. */
  abstract press(key: string): Promise<void>;
  abstract type(text: string): Promise<void>;
  abstract movePointer(x: number, y: number): Promise<void>;
  abstract clickAt(x: number, y: number): Promise<void>;
  abstract screenshot(file: string): Promise<void>;
  /** Runs the source of a function in the page, with one JSON argument. */
  protected abstract run<T>(source: string, argument: unknown): Promise<T>;
  protected abstract handle(source: string, argument: unknown): Promise<Handle | null>;
  protected abstract clickHandle(handle: Handle): Promise<void>;
  protected abstract hoverHandle(handle: Handle): Promise<void>;
  protected abstract tapHandle(handle: Handle): Promise<void>;

  evaluate<T, A = undefined>(inPage: (argument: A) => T, argument?: A): Promise<T> {
    return this.run(`(${inPage.toString()})(argument)`, argument ?? null);
  }

  /** Opens a page and waits for hydration. */
  async open(path: string): Promise<void> {
    await this.goto(path);
    await this.hydrated();
  }

  hydrated(): Promise<void> {
    return this.until(() => this.evaluate(() => 'ready' in document.documentElement.dataset));
  }

  /** Moves the pointer and waits for the brief dialog, which loads after hydration. */
  async firstInteraction(): Promise<void> {
    await this.movePointer(5, 300);
    await this.movePointer(6, 301);
    await this.until(async () => (await this.count('dialog')) > 0);
  }

  async until(condition: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + patience;
    while (!(await condition())) {
      if (Date.now() > end) throw new Error(`Not within ${patience} ms: ${condition.toString()}`);
      await pause(50);
    }
  }

  async count(target: Target): Promise<number> {
    return this.run(`(${findAll.toString()})(argument).length`, queryOf(target));
  }

  async countVisible(target: Target): Promise<number> {
    return this.run(
      `(${findAll.toString()})(argument).filter((one) => one.checkVisibility()).length`,
      queryOf(target),
    );
  }

  /** The first visible match, else the first one, else undefined. */
  async see(target: Target): Promise<Seen | undefined> {
    const seen = await this.run<Seen | null>(
      `(() => {
        const found = (${findAll.toString()})(argument);
        const element = found.find((one) => one.checkVisibility()) ?? found[0];
        if (!element) return null;
        const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
        return {
          text: element.innerText.trim(),
          value: element.value ?? '',
          isVisible: element.checkVisibility() && width * height > 0,
          isFocused: document.activeElement === element,
          isChecked: element.checked === true,
          isInViewport: bottom > 0 && right > 0 && top < innerHeight && left < innerWidth && width * height > 0,
          top,
        };
      })()`,
      queryOf(target),
    );
    return seen ?? undefined;
  }

  async attribute(target: Target, name: string): Promise<string | null> {
    return this.run(
      `(() => {
        const found = (${findAll.toString()})(argument.query);
        const element = found.find((one) => one.checkVisibility()) ?? found[0];
        return element ? element.getAttribute(argument.name) : null;
      })()`,
      { query: queryOf(target), name },
    );
  }

  // Through the page: the drivers' own commands wait for a load, which a change of the fragment does not cause.
  back(): Promise<void> {
    return this.evaluate(() => history.back());
  }

  forward(): Promise<void> {
    return this.evaluate(() => history.forward());
  }

  /** Path, query and fragment. */
  address(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search + location.hash);
  }

  /** The number of open popovers. */
  openPopovers(): Promise<number> {
    return this.evaluate(() => document.querySelectorAll('[popover]:popover-open').length);
  }

  async click(target: Target): Promise<void> {
    await this.act(target, (handle) => this.clickHandle(handle));
  }

  async hover(target: Target): Promise<void> {
    await this.act(target, (handle) => this.hoverHandle(handle));
  }

  async tap(target: Target): Promise<void> {
    await this.act(target, (handle) => this.tapHandle(handle));
  }

  async focus(target: Target): Promise<void> {
    await this.reach(target);
    await this.run(
      `(${findAll.toString()})(argument).find((one) => one.checkVisibility()).focus()`,
      queryOf(target),
    );
  }

  /** Replaces the text of a field by typing. */
  async enterText(target: Target, text: string): Promise<void> {
    await this.focus(target);
    await this.evaluate(() => (document.activeElement as HTMLInputElement).select());
    await this.type(text);
  }

  /** Reaches the target again if it was replaced before the action. */
  private async act(target: Target, action: (handle: Handle) => Promise<void>): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const handle = await this.reach(target);
      try {
        await action(handle);
        return;
      } catch (error) {
        if (attempt === 3 || !/stale ?element|not attached/i.test(String(error))) throw error;
      }
    }
  }

  /** Waits for a visible match, scrolls it to the middle of the viewport, and waits until it stands still there. */
  private async reach(target: Target): Promise<Handle> {
    const query = queryOf(target);
    const visible = `(${findAll.toString()})(argument).find((one) => one.checkVisibility())`;
    // A smooth scroll or the navigation itself may still be moving the page.
    let before: string | null = null;
    let readings = 0;
    await this.until(async () => {
      const place = await this.run<string | null>(
        `(() => {
          const element = ${visible};
          if (!element) return null;
          const { top, bottom } = element.getBoundingClientRect();
          if (top < 100 || bottom > innerHeight - 20) element.scrollIntoView({ block: 'center', behavior: 'instant' });
          const { x, y } = element.getBoundingClientRect();
          return x + ' ' + y;
        })()`,
        query,
      );
      readings = place !== null && place === before ? readings + 1 : 0;
      before = place;
      return readings === 4;
    });
    return (await this.handle(visible, query))!;
  }
}
