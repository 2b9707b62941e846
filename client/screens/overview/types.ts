import type { DashboardSection } from '@storedeck/extend';

export type { ControlsProps, SectionProps } from '@storedeck/extend';

/** A section with its defaults. */
export type SectionDefinition = Required< DashboardSection >;

/** A section with the user's preferences. */
export type SectionState = SectionDefinition;

/** The preference for a section. Missing properties have their defaults. */
export interface SectionPreference {
	key: string;
	title?: string;
	isVisible: boolean;
	hiddenBlocks: readonly string[];
}
