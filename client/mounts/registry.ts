import type { ComponentType } from 'react';
import type { PropsOf, Schema } from './props/read-props';

interface Mount {
	schema: Schema;
	/** Gets the props that the schema has read. */
	component: ComponentType< Record< string, unknown > >;
}

/** A module of the folder `embeds`. */
interface MountModule< S extends Schema > {
	schema: S;
	default: ComponentType< PropsOf< S > >;
}

async function load< S extends Schema >(
	module: Promise< MountModule< S > >
): Promise< Mount > {
	const { schema, default: component } = await module;
	return {
		schema,
		// readProps() creates the props of this schema.
		component: component as ComponentType< Record< string, unknown > >,
	};
}

/** The mounts by the name in `data-storedeck-mount`. Each is its own chunk. */
export const MOUNTS: Record< string, () => Promise< Mount > > = {
	'report-chart': () =>
		load(
			import(
				/* webpackChunkName: "mount-chart" */ './embeds/report-chart'
			)
		),
	question: () =>
		load(
			import(
				/* webpackChunkName: "mount-question" */ './embeds/question'
			)
		),
	'report-summary': () =>
		load(
			import(
				/* webpackChunkName: "mount-summary" */ './embeds/report-summary'
			)
		),
	'report-table': () =>
		load(
			import(
				/* webpackChunkName: "mount-table" */ './embeds/report-table'
			)
		),
	inbox: () =>
		load(
			import( /* webpackChunkName: "mount-inbox" */ './embeds/inbox' )
		),
	leaderboard: () =>
		load(
			import(
				/* webpackChunkName: "mount-leaderboard" */ './embeds/leaderboard'
			)
		),
};

/**
 * Registers a mount of a folder that mounts must not import.
 *
 * @param module Imports the module of the mount.
 */
export function registerMount< S extends Schema >(
	name: string,
	module: () => Promise< MountModule< S > >
) {
	MOUNTS[ name ] = () => load( module() );
}
