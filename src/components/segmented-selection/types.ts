import type { ChangeEvent } from 'react';

export interface SegmentedOption {
	value: string;
	label: string;
}

export interface SegmentedSelectionProps {
	className?: string;
	/** Options. Those without value or label are skipped. */
	options: readonly SegmentedOption[];
	/** Value of the selected option. */
	selected?: string;
	/** Called with `{ [ name ]: value }`. */
	onSelect: (
		choice: Record< string, string >,
		event: ChangeEvent< HTMLInputElement >
	) => void;
	/** Key of the value passed to `onSelect`. */
	name: string;
	/** Screen reader text of the group. */
	legend: string;
	/** Id of a heading that labels the group. Replaces the legend. */
	'aria-labelledby'?: string;
}
