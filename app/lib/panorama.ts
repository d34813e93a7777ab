/** Whether a picture is so wide that nothing stands beside it. Width and height have the same unit. */
export const isPanorama = ({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): boolean => width > 2.5 * height;
