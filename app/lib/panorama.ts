/** Whether a picture is so wide that it fills the width of the page. Width and height have the same unit. */
export const isPanorama = ({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): boolean => width > 2.5 * height;
