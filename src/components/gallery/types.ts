import type { ComponentType } from 'react';

/** The stories of one or more related widgets. */
export interface Stories {
	/** Names of the widgets, whose props are listed. */
	components: readonly string[];
	/** Stories by name. */
	stories: Readonly< Record< string, ComponentType > >;
}

/** Documentation of a prop, generated from its type. */
export interface PropDoc {
	name: string;
	type: string;
	isRequired: boolean;
	initial: string;
	text: string;
}

/** A folder of widgets with its stories and documentation. */
export interface WidgetFolder extends Stories {
	/** Name of the folder. */
	folder: string;
	/** Props by widget. */
	props: readonly { component: string; props: readonly PropDoc[] }[];
	/** README of the folder, or an empty string. */
	readme: string;
}
