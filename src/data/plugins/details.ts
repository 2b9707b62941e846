import { defineMutation, defineResource, requireRecords } from '../core';
import { PLUGINS_STORE_NAME } from '../constants';
import { TASK_DATA } from '../invalidations';
import { active } from './resources';
import type { PluginDetails } from './types';

/** WordPress' list of plugins, for users who can activate plugins. */
const PATH = '/wp/v2/plugins';

/** The name of a plugin's directory, or of its file when it has none. */
const toSlug = ( file: string ) => file.split( '/' )[ 0 ] ?? file;

export interface CorePlugin {
	/** The main file without its extension: `jetpack/jetpack`. */
	plugin: string;
	name?: string;
	version?: string;
	author?: string;
	description?: { raw?: string };
	/** `active`, `inactive` or `network-active`. */
	status?: string;
	missing_plugins?: readonly string[];
}

/** The installed plugins with names and versions. */
export const details = defineResource<
	[],
	readonly PluginDetails[],
	readonly CorePlugin[] | null
>( {
	name: 'getPluginDetails',
	defaultValue: [],
	request: () => ( { path: PATH, query: { context: 'edit' } } ),
	parse: ( plugins ) =>
		requireRecords( plugins ).map(
			( {
				plugin,
				name,
				version = '',
				author = '',
				description,
				status,
				missing_plugins: missingPlugins = [],
			} ) => ( {
				file: plugin,
				slug: toSlug( plugin ),
				name: name || plugin,
				version,
				author,
				description: description?.raw ?? '',
				isActive: status !== 'inactive',
				missingPlugins,
			} )
		),
} );

export const deactivate = defineMutation< [ file: string ], CorePlugin >( {
	name: 'deactivatePlugin',
	// The server stores active plugins in one option.
	queue: 'plugins',
	request: ( file ) => ( {
		path: `${ PATH }/${ file }`,
		method: 'PUT',
		data: { status: 'inactive' },
	} ),
	commit: ( _plugin, file ) => [
		active.update( [], ( slugs ) =>
			slugs.filter( ( slug ) => slug !== toSlug( file ) )
		),
		details.update( [], ( plugins ) =>
			plugins.map( ( plugin ) =>
				plugin.file === file ? { ...plugin, isActive: false } : plugin
			)
		),
	],
	// Other extensions may require it.
	invalidates: { ...TASK_DATA, [ PLUGINS_STORE_NAME ]: 'all' },
} );
