import type { ComponentType } from 'react';
import type { PluginScope } from '@storedeck/extend';
import { reportPartFailure } from '@storedeck/hooks';
import { ErrorBoundary } from './error-boundary';

/** The part of `wp.plugins` that is used here. */
interface PluginsScript {
	PluginArea?: ComponentType< {
		scope?: string;
		onError?: ( name: string, error: Error ) => void;
	} >;
	getPlugin?: ( name: string ) => object | undefined;
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
 * Most of them only fill slots. One that throws is reported and left out.
 *
 * @param props       Component props.
 * @param props.scope For example `woocommerce-admin`.
 */
export function PluginArea( { scope }: { scope: PluginScope } ) {
	const { PluginArea: Area, getPlugin } = getPluginsScript() ?? {};
	return Area ? (
		<ErrorBoundary type="area" name={ scope }>
			<Area
				scope={ scope }
				onError={ ( namespace, error ) =>
					reportPartFailure(
						{
							type: 'area',
							name: scope,
							namespace,
							of: getPlugin?.( namespace ),
						},
						error
					)
				}
			/>
		</ErrorBoundary>
	) : null;
}
