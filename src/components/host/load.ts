import { useEffect, useState } from '@wordpress/element';

export type HostComponents = typeof import('./library');

let loaded: HostComponents | undefined;

/**
 * The host's library of components, once it is there. It is larger than all of
 * ours, so that nothing that is seen at first waits for it.
 *
 * @return Fails when it could not be loaded.
 */
export async function loadHostComponents(): Promise< HostComponents > {
	loaded ??= await import( /* webpackChunkName: "host" */ './library' );
	return loaded;
}

/**
 * The host's components for something that is shown on demand.
 *
 * @return Nothing until they are there.
 * @throws Where they could not be loaded, for the boundary around.
 */
export function useHostComponents(): HostComponents | undefined {
	const [ { host, failure }, setState ] = useState< {
		host?: HostComponents;
		failure?: unknown;
	} >( { host: loaded } );

	useEffect( () => {
		let isGone = false;
		if ( ! host ) {
			loadHostComponents().then(
				( components ) => ! isGone && setState( { host: components } ),
				( error ) => ! isGone && setState( { failure: error } )
			);
		}
		return () => {
			isGone = true;
		};
	}, [ host ] );

	if ( failure ) {
		throw failure;
	}
	return host;
}
