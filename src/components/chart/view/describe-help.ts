import { __ } from '@wordpress/i18n';

/** The keys of a chart in words. */
export function getHelp( {
	canZoom,
	hasAnnotations,
}: {
	canZoom: boolean;
	hasAnnotations: boolean;
} ): string {
	return [
		__(
			'Left and right arrow keys move between dates, up and down between series. Escape hides the value.',
			'storedeck'
		),
		canZoom &&
			__(
				'Shift and arrow keys choose a range, Enter zooms into it, Escape cancels.',
				'storedeck'
			),
		hasAnnotations &&
			__(
				'N moves to the next note, Shift and N to the one before.',
				'storedeck'
			),
	]
		.filter( Boolean )
		.join( ' ' );
}
