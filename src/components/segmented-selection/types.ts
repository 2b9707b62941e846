import type { ChangeEvent } from 'react';

export interface SegmentedOption {
	value: string;
	label: string;
}

export interface SegmentedSelectionProps {
	className?: string;
	/** The choices; one without value or label is left out. */
	options: readonly SegmentedOption[];
	/** Value of the chosen one. */
	selected?: string;
	/** Given `{ [ name ]: value }` of the new choice. */
	onSelect: (
		choice: Record< string, string >,
		event: ChangeEvent< HTMLInputElement >
	) => void;
	/** Key of the choice handed to `onSelect`. */
	name: string;
	/** What is chosen, read out before the choices. */
	legend: string;
	/** Id of a heading that says it already; the legend is then left out. */
	'aria-labelledby'?: string;
}
