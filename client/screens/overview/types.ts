import type { ComponentType } from 'react';
import type { FilterPickerConfig } from '@storedeck/components';
import type { ScreenProps } from '../../common/screen-props';

/** What the menu of a section offers for the section as a whole. */
export interface ControlsProps {
	/** Closes the menu. */
	onToggle: () => void;
	onMove: ( change: -1 | 1 ) => void;
	onRemove: () => void;
	isFirst: boolean;
	isLast: boolean;
}

/** What a section of the overview is given. Plugins' sections get the same. */
export interface SectionProps
	extends ScreenProps,
		Omit< ControlsProps, 'onToggle' > {
	title: string;
	/** Keys of the blocks that the user does not want to see. */
	hiddenBlocks: readonly string[];
	/** Gives what shows or hides a block. */
	onToggleHiddenBlock: ( block: string ) => () => void;
	/** The filter bar of the overview. */
	filters: FilterPickerConfig[];
	/** What counts when the address names no period. */
	defaultDateRange: string;
	/** The title as it is being edited, and how it is. */
	titleInput: string;
	onTitleChange: ( title: string ) => void;
	/** Takes over the edited title. */
	onTitleBlur: () => void;
	/** The menu items of every section: rename, move, remove. */
	controls: ComponentType< ControlsProps >;
}

/** A section that the overview can show. */
export interface SectionDefinition {
	key: string;
	title: string;
	component: ComponentType< SectionProps >;
	/** Shown unless the user says otherwise. */
	isVisible: boolean;
	/** Hidden unless the user says otherwise. */
	hiddenBlocks: readonly string[];
}

/** A section as the user has it. */
export type SectionState = SectionDefinition;

/** What is remembered of a section. What is missing is as it was defined. */
export interface SectionPreference {
	key: string;
	title?: string;
	isVisible: boolean;
	hiddenBlocks: readonly string[];
}
