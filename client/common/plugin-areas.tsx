import type { ComponentType } from 'react';
import { Contain } from './error-boundary';

/** The part of the host's plugin library that is used here. */
interface HostPlugins {
	PluginArea?: ComponentType< { scope?: string } >;
}

/** The host loads its library only with scripts that ask for it. */
function getHostPlugins(): HostPlugins | undefined {
	const { wp }: { wp?: { plugins?: HostPlugins } } = window as Window & {
		wp?: { plugins?: HostPlugins };
	};
	return wp?.plugins;
}

/**
 * Where the scripts of others are at work that have registered themselves with
 * `registerPlugin( name, { scope, render } )`: mostly by filling slots.
 *
 * @param props       What it takes:
 * @param props.scope For example `woocommerce-admin`.
 */
export function PluginArea( { scope }: { scope: string } ) {
	const Area = getHostPlugins()?.PluginArea;
	return Area ? (
		<Contain name={ `plugins of ${ scope }` }>
			<Area scope={ scope } />
		</Contain>
	) : null;
}
