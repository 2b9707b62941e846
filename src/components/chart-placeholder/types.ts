export interface ChartPlaceholderProps {
	/**
	 * Height in pixels.
	 *
	 * @default 0
	 */
	height?: number;
}
