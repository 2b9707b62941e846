import type { ComponentType } from 'react';

/** The states of one widget or of a few that belong together. */
export interface Stories {
	/** Names of the widgets; their props are listed below the states. */
	components: readonly string[];
	/** What draws a state, by its name. */
	stories: Readonly< Record< string, ComponentType > >;
}

/** A prop as its type describes it. */
export interface PropDoc {
	name: string;
	type: string;
	isRequired: boolean;
	initial: string;
	text: string;
}

/** A folder of widgets with all that is known about them. */
export interface Shelf extends Stories {
	/** Name of the folder. */
	folder: string;
	/** Props of each widget. */
	props: readonly { component: string; props: readonly PropDoc[] }[];
	/** The README of the folder; empty without one. */
	readme: string;
}
