import { getPath } from '@storedeck/navigation';
import { registerApp, registerMount } from '../mounts';
import { App } from './app';
import { loadScreen } from './router';

/** Registers the placeholders that the shell fills: the app and its header. */
export function registerShell() {
	registerApp( {
		component: App,
		loadScreen: () => loadScreen( getPath() ),
	} );
	registerMount(
		'header',
		() =>
			import( /* webpackChunkName: "mount-header" */ './embedded-header' )
	);
}
