export interface ChartPlaceholderProps {
	/** Height in pixels. Default `0`. */
	height?: number;
}
