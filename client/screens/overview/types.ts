import type { ComponentType } from 'react';
import type { FilterPickerConfig } from '@storedeck/components';
import type { ScreenProps } from '../../common/screen-props';

/** The actions in the menu of every section. */
export interface ControlsProps {
	/** Closes the menu. */
	onToggle: () => void;
	onMove: ( change: -1 | 1 ) => void;
	onRemove: () => void;
	isFirst: boolean;
	isLast: boolean;
}

/** The props of a section, also of sections of plugins. */
export interface SectionProps
	extends ScreenProps,
		Omit< ControlsProps, 'onToggle' > {
	title: string;
	/** Keys of the hidden blocks. */
	hiddenBlocks: readonly string[];
	/** Returns a function that shows or hides a block. */
	onToggleHiddenBlock: ( block: string ) => () => void;
	/** The filters of the Overview. */
	filters: FilterPickerConfig[];
	/** Used if the URL has no period. */
	defaultDateRange: string;
	/** The edited title. */
	titleInput: string;
	onTitleChange: ( title: string ) => void;
	/** Saves the edited title. */
	onTitleBlur: () => void;
	/** The menu items of every section. */
	controls: ComponentType< ControlsProps >;
}

export interface SectionDefinition {
	key: string;
	title: string;
	component: ComponentType< SectionProps >;
	/** Visible by default. */
	isVisible: boolean;
	/** Hidden by default. */
	hiddenBlocks: readonly string[];
}

/** A section with the user's preferences. */
export type SectionState = SectionDefinition;

/** The preference for a section. Missing properties have their defaults. */
export interface SectionPreference {
	key: string;
	title?: string;
	isVisible: boolean;
	hiddenBlocks: readonly string[];
}
