import type { Meta, StoryObj } from '@storybook/react-vite';
import {
	createReduxStore,
	createRegistry,
	RegistryProvider,
} from '@wordpress/data';
import { useState } from '@wordpress/element';
import { pluginsStore } from '@storedeck/data';
import { Plugins } from '.';
import type { PluginsProps } from '.';

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

const meta: Meta< typeof Plugins > = {
	component: Plugins,
	render: ( args ) => <PluginsWithRegistry { ...args } />,
};
export default meta;

type Story = StoryObj< typeof Plugins >;

export const TwoPlugins: Story = {
	name: 'Two plugins',
};

export const CustomTextsAndAnAbortButton: Story = {
	name: 'Custom texts and an abort button',
	args: {
		pluginSlugs: [ 'mailpoet' ],
		skipText: 'Not now',
		onAbort: () => {},
		abortText: 'Exit setup',
	},
};

export const Requesting: Story = {
	render: ( args ) => <PluginsWithRegistry isRequesting { ...args } />,
};

export const Failed: Story = {
	play: ( { canvas, userEvent } ) =>
		userEvent.click( canvas.getAllByRole( 'button' )[ 0 ]! ),
};

export const FailedAutoInstall: Story = {
	name: 'Failed auto-install',
	args: { autoInstall: true },
};

export const WithoutPlugins: Story = {
	name: 'Without plugins',
	args: { pluginSlugs: [] },
};
