import { request } from '@storedeck/api';
import {
	defineMutation,
	defineResource,
	requireList,
	requireObject,
} from '../core';
import { PLUGINS_STORE_NAME } from '../constants';
import { active } from './resources';
import type { PluginDetails } from './types';

/** The host's own list of plugins; only for those who may activate them. */
const PATH = '/wp/v2/plugins';

/** The name of a plugin's folder, or of its file where it has none. */
const toSlug = ( file: string ) => file.split( '/' )[ 0 ] ?? file;

interface CorePlugin {
	/** The main file without its ending: `jetpack/jetpack`. */
	plugin: string;
	name?: string;
	version?: string;
	author?: string;
	description?: { raw?: string };
	/** `active`, `inactive` or `network-active`. */
	status?: string;
}

/** What the host tells of the plugins that are there. */
export const details = defineResource< [], readonly PluginDetails[] >( {
	name: 'getPluginDetails',
	selectors: [ 'getPluginDetails' ],
	defaultValue: [],
	load: async ( { signal } ) => {
		const plugins = requireList(
			await request< readonly CorePlugin[] | null >( {
				path: PATH,
				query: { context: 'edit' },
				signal,
			} )
		);
		return {
			data: plugins.map(
				( {
					plugin,
					name,
					version,
					author,
					description,
					status,
				} ) => ( {
					file: plugin,
					slug: toSlug( plugin ),
					name: name || plugin,
					version: version ?? '',
					author: author ?? '',
					description: description?.raw ?? '',
					isActive: status !== 'inactive',
				} )
			),
			totalResults: plugins.length,
			totalPages: 1,
		};
	},
} );

/** Stops a plugin. */
export const deactivate = defineMutation( {
	name: 'deactivatePlugin',
	// The server changes one list of plugins.
	queue: 'plugins',
	request: ( file: string ) => ( {
		path: `${ PATH }/${ file }`,
		method: 'PUT' as const,
		data: { status: 'inactive' },
	} ),
	parse: ( body: CorePlugin | null ) => requireObject( body ),
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
	invalidates: { [ PLUGINS_STORE_NAME ]: 'all' },
} );
