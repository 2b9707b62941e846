import {
	createReduxStore,
	createRegistry,
	RegistryProvider,
} from '@wordpress/data';
import { useState } from '@wordpress/element';
import { pluginsStore } from '@storedeck/data';
import { ActOnMount, press } from '../gallery/act-on-mount';
import { Plugins } from '.';
import type { PluginsProps } from '.';
import type { Stories } from '../gallery/types';

interface PluginsWithRegistryProps extends Partial< PluginsProps > {
	/** Whether an installation is running elsewhere on the page. */
	isRequesting?: boolean;
}

/**
 * Creates a registry with a plugins store whose requests always fail, so that
 * nothing is installed.
 */
const createFailingRegistry = ( isRequesting: boolean ) => {
	const registry = createRegistry();
	const store = createReduxStore( pluginsStore.name, {
		reducer: ( state = {} ) => state,
		selectors: { isPluginsRequesting: () => isRequesting },
		actions: {
			installAndActivatePlugins: () => () =>
				Promise.reject( new Error( 'Disk full.' ) ),
		},
	} );
	// Missing in the types of @wordpress/data.
	if ( 'register' in registry && typeof registry.register === 'function' ) {
		registry.register( store );
	}
	return registry;
};

function PluginsWithRegistry( {
	isRequesting = false,
	...props
}: PluginsWithRegistryProps ) {
	const [ registry ] = useState( () =>
		createFailingRegistry( isRequesting )
	);
	return (
		<RegistryProvider value={ registry }>
			<Plugins onComplete={ () => {} } { ...props } />
		</RegistryProvider>
	);
}

const stories: Stories = {
	components: [ 'Plugins' ],
	stories: {
		'Two plugins': () => <PluginsWithRegistry />,
		'Custom texts and an abort button': () => (
			<PluginsWithRegistry
				pluginSlugs={ [ 'mailpoet' ] }
				skipText="Not now"
				onAbort={ () => {} }
				abortText="Exit setup"
			/>
		),
		Requesting: () => <PluginsWithRegistry isRequesting />,
		Failed: () => (
			<ActOnMount act={ press( 'button' ) }>
				<PluginsWithRegistry />
			</ActOnMount>
		),
		'Failed auto-install': () => <PluginsWithRegistry autoInstall />,
		'Without plugins': () => <PluginsWithRegistry pluginSlugs={ [] } />,
	},
};
export default stories;
