import { __, sprintf } from '@wordpress/i18n';
import { isOverlap, toPlainDate } from '@storedeck/date';
import type { LabelledRange } from './types';

/**
 * Whether the comparison overlaps the date range. False if dates are unknown.
 */
export function isOverlapping(
	primary: LabelledRange,
	secondary: LabelledRange
) {
	return Boolean(
		primary.after &&
			primary.before &&
			secondary.after &&
			secondary.before &&
			isOverlap(
				{
					start: toPlainDate( primary.after ),
					end: toPlainDate( primary.before ),
				},
				{
					start: toPlainDate( secondary.after ),
					end: toPlainDate( secondary.before ),
				}
			)
	);
}

/** Name and dates of the comparison, in one line. */
export function getComparisonLabel(
	primary: LabelledRange,
	secondary: LabelledRange
) {
	const { label, range } = secondary;
	return isOverlapping( primary, secondary )
		? sprintf(
				/* translators: 1: name of a comparison, 2: its date range, which overlaps the primary one. */
				__( 'vs. %1$s (%2$s), overlapping', 'storedeck' ),
				label,
				range
		  )
		: sprintf(
				/* translators: 1: name of a comparison, 2: its date range, for example "vs. Previous year (Apr 1 - 15, 2017)". */
				__( 'vs. %1$s (%2$s)', 'storedeck' ),
				label,
				range
		  );
}
