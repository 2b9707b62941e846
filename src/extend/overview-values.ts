import type { ComponentType } from 'react';
import type { FilterPickerConfig } from '@storedeck/components';
import type { ValueType } from './report-values';
import type { ScreenProps } from './screen-values';

/** The actions in the menu of every section. */
export interface ControlsProps {
	/** Closes the menu. */
	onToggle: () => void;
	onMove: ( change: -1 | 1 ) => void;
	onRemove: () => void;
	isFirst: boolean;
	isLast: boolean;
}

/** The props of a section of the Overview. */
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

/** A section of the Overview. */
export interface DashboardSection {
	key: string;
	title: string;
	component: ComponentType< SectionProps >;
	/** True by default. */
	isVisible?: boolean;
	/** Keys of blocks that are hidden by default. */
	hiddenBlocks?: readonly string[];
}

/** A chart of the Overview. */
export interface DashboardChart {
	label: string;
	/** The report of the stats, to which the chart links. */
	report: string;
	/** The metric. */
	key: string;
	/** `number` by default. */
	type?: ValueType;
	/** Keys of one or two dimensions of orders that it is split by, instead of over time. */
	by?: readonly string[];
}

/** A card on Home. */
export interface HomeCard {
	/** Unique, with a prefix: `acme-tickets`. */
	id: string;
	/** The heading of the card. */
	title: string;
	component: ComponentType< ScreenProps >;
	/** Only users with this capability see it: `manage_woocommerce` by default. */
	capability?: string;
}

/** A quick link on Home. */
export interface QuickLink {
	title: string;
	href: string;
	/** Class name of a dashicon without its prefix, or a component. */
	icon?: unknown;
}

/** A help link of a task. */
export interface HelpItem {
	title: string;
	link: string;
}
