import type { ComponentType } from 'react';
import { ErrorBoundary } from './error-boundary';

/** The part of `wp.plugins` that is used here. */
interface PluginsScript {
	PluginArea?: ComponentType< { scope?: string } >;
}

/** WordPress loads `wp-plugins` only for scripts that depend on it. */
function getPluginsScript(): PluginsScript | undefined {
	const { wp }: { wp?: { plugins?: PluginsScript } } = window as Window & {
		wp?: { plugins?: PluginsScript };
	};
	return wp?.plugins;
}

/**
 * Renders plugins registered with `registerPlugin( name, { scope, render } )`.
 * Most of them only fill slots.
 *
 * @param props       Component props.
 * @param props.scope For example `woocommerce-admin`.
 */
export function PluginArea( { scope }: { scope: string } ) {
	const Area = getPluginsScript()?.PluginArea;
	return Area ? (
		<ErrorBoundary name={ `plugins of ${ scope }` }>
			<Area scope={ scope } />
		</ErrorBoundary>
	) : null;
}
