import type { ComponentType } from 'react';
import type { PropsOf, Schema } from './props/read-props';

/** What stands in a placeholder: what it takes and what shows it. */
export interface Mount {
	schema: Schema;
	/** Given what the schema read. */
	component: ComponentType< Record< string, unknown > >;
}

/** A module of a mount, as the folder `embeds` has them. */
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
		// readProps() is what makes the props of exactly this schema.
		component: component as ComponentType< Record< string, unknown > >,
	};
}

/**
 * What may stand in a placeholder on any page, by the name in its
 * `data-storedeck-mount`. Each is a chunk of its own.
 */
export const MOUNTS: Record< string, () => Promise< Mount > > = {
	'report-chart': () =>
		load(
			import(
				/* webpackChunkName: "mount-chart" */ './embeds/report-chart'
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
 * Adds a mount from a folder that mounts must not import.
 *
 * @param name   Its `data-storedeck-mount`.
 * @param module Imports its module.
 */
export function registerMount< S extends Schema >(
	name: string,
	module: () => Promise< MountModule< S > >
) {
	MOUNTS[ name ] = () => load( module() );
}
