import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useInstallation } from './use-installation';
import type { PluginsProps } from './types';
import './style.scss';

export type { PluginsProps } from './types';

const DEFAULT_PLUGINS = [ 'jetpack', 'woocommerce-services' ];

/**
 * Buttons that install and activate plugins.
 *
 * @param props See `PluginsProps`.
 */
export function Plugins( {
	onComplete,
	onError,
	onSkip = () => {},
	skipText,
	autoInstall = false,
	pluginSlugs = DEFAULT_PLUGINS,
	onAbort,
	abortText,
}: PluginsProps ) {
	const { isRequesting, hasFailed, start } = useInstallation( {
		pluginSlugs,
		autoInstall,
		onComplete,
		onError,
	} );

	if ( pluginSlugs.length === 0 ) {
		return (
			<div className="woocommerce-plugins">
				<Button variant="primary" onClick={ () => onSkip() }>
					{ __( 'Continue', 'storedeck' ) }
				</Button>
			</div>
		);
	}
	if ( autoInstall && ! hasFailed ) {
		return null;
	}
	return (
		<div className="woocommerce-plugins">
			{ /* Always the same element, so that it keeps focus. */ }
			<Button
				variant="primary"
				isBusy={ isRequesting }
				aria-disabled={ isRequesting }
				onClick={ () => isRequesting || start() }
			>
				{ hasFailed
					? __( 'Retry', 'storedeck' )
					: __( 'Install & enable', 'storedeck' ) }
			</Button>
			<Button variant="tertiary" onClick={ () => onSkip() }>
				{ hasFailed
					? __( 'Continue without installing', 'storedeck' )
					: skipText || __( 'No thanks', 'storedeck' ) }
			</Button>
			{ onAbort && (
				<Button variant="tertiary" onClick={ () => onAbort() }>
					{ abortText || __( 'Abort', 'storedeck' ) }
				</Button>
			) }
		</div>
	);
}
