import {
	createReduxStore,
	createRegistry,
	RegistryProvider,
} from '@wordpress/data';
import { useState } from '@wordpress/element';
import { pluginsStore } from '@storedeck/data';
import { Acted, press } from '../gallery/acted';
import { Plugins } from '.';
import type { PluginsProps } from '.';
import type { Stories } from '../gallery/types';

interface ServerProps extends Partial< PluginsProps > {
	/** Whether another part of the page is installing. */
	isRequesting?: boolean;
}

/** A store of plugins whose server always fails, so that nothing is installed. */
const createServer = ( isRequesting: boolean ) => {
	const registry = createRegistry();
	const store = createReduxStore( pluginsStore.name, {
		reducer: ( state = {} ) => state,
		selectors: { isPluginsRequesting: () => isRequesting },
		actions: {
			installAndActivatePlugins: () => () =>
				Promise.reject( new Error( 'No room.' ) ),
		},
	} );
	// The host's types leave it out.
	if ( 'register' in registry && typeof registry.register === 'function' ) {
		registry.register( store );
	}
	return registry;
};

function WithServer( { isRequesting = false, ...props }: ServerProps ) {
	const [ registry ] = useState( () => createServer( isRequesting ) );
	return (
		<RegistryProvider value={ registry }>
			<Plugins onComplete={ () => {} } { ...props } />
		</RegistryProvider>
	);
}

const stories: Stories = {
	components: [ 'Plugins' ],
	stories: {
		'Two plugins': () => <WithServer />,
		'In other words, to be aborted': () => (
			<WithServer
				pluginSlugs={ [ 'mailpoet' ] }
				skipText="Not now"
				onAbort={ () => {} }
				abortText="Leave the setup"
			/>
		),
		'At work': () => <WithServer isRequesting />,
		Failed: () => (
			<Acted act={ press( 'button' ) }>
				<WithServer />
			</Acted>
		),
		'By itself, and failed': () => <WithServer autoInstall />,
		'Without plugins': () => <WithServer pluginSlugs={ [] } />,
	},
};
export default stories;
