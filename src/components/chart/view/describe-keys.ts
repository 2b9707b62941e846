import { __ } from '@wordpress/i18n';

/** Describes the keyboard shortcuts of a chart. */
export function describeKeys( {
	canZoom,
	hasAnnotations,
}: {
	canZoom: boolean;
	hasAnnotations: boolean;
} ): string {
	return [
		__(
			'Use the left and right arrow keys to move between dates, up and down to move between series, and Escape to hide the value.',
			'storedeck'
		),
		canZoom &&
			__(
				'Hold Shift and use the arrow keys to select a range. Press Enter to zoom in or Escape to cancel.',
				'storedeck'
			),
		hasAnnotations &&
			__(
				'Press N / Shift+N for the next / previous note.',
				'storedeck'
			),
	]
		.filter( Boolean )
		.join( ' ' );
}
