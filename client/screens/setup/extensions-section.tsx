import { CheckboxControl } from '@wordpress/components';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { decodeEntities } from '@wordpress/html-entities';
import { __, _x } from '@wordpress/i18n';
import { Plugins } from '@storedeck/components';
import { onboardingStore, useResource } from '@storedeck/data';
import type { ExtensionBundle, FreeExtension } from '@storedeck/data';
import { currentUserCan } from '@storedeck/settings';
import { AsyncContent } from '../../common/async-content';
import { mergeBundles } from '../../common/merge-bundles';
import { MissingPlugins } from '../../common/missing-plugins';
import { toPlainText } from '../../common/plain-text';
import type { StepSectionProps } from './types';

const NONE: readonly string[] = [];
const canBeChosen = ( plugin: FreeExtension ) =>
	! plugin.is_activated && ! plugin.missing_plugins?.length;

const NO_BUNDLES: readonly ExtensionBundle[] = [];

/**
 * Free extensions. Continue installs the selected ones if the user has the
 * capability; a failed one can be retried or skipped.
 */
export function ExtensionsSection( {
	answers,
	onChange,
	setSave,
}: StepSectionProps ) {
	const {
		data = NO_BUNDLES,
		error,
		isLoading,
		retry,
	} = useResource( onboardingStore, 'getFreeExtensions', [] );
	const bundles = useMemo( () => mergeBundles( data ), [ data ] );
	const selected = answers.business_extensions ?? NONE;
	const canInstall = currentUserCan( 'install_plugins' );
	const toInstall = useMemo( () => {
		const plugins = bundles.flatMap( ( bundle ) => bundle.plugins );
		return selected.filter( ( key ) =>
			plugins.some( ( one ) => one.key === key && canBeChosen( one ) )
		);
	}, [ bundles, selected ] );
	const [ installing, setInstalling ] = useState< readonly string[] >();
	/** Resolves the pending save. */
	const resolveSave = useRef< () => void >();

	useEffect( () => {
		setSave( () => {
			// An empty selection counts as an answer too.
			onChange( { business_extensions: selected } );
			if ( ! canInstall || toInstall.length === 0 ) {
				return Promise.resolve();
			}
			setInstalling( toInstall );
			return new Promise< void >( ( resolve ) => {
				resolveSave.current = resolve;
			} );
		} );
		return () => setSave( undefined );
	}, [ setSave, canInstall, selected, toInstall, onChange ] );

	const finish = () => {
		setInstalling( undefined );
		resolveSave.current?.();
	};

	return (
		<AsyncContent
			isLoading={ isLoading }
			error={ bundles.length === 0 && error }
			errorMessage={ __( 'Could not load extensions.', 'storedeck' ) }
			onRetry={ retry }
		>
			{ bundles.map( ( { key, title, plugins } ) => (
				<fieldset key={ key } className="storedeck-setup__choices">
					<legend>{ decodeEntities( title ?? '' ) }</legend>
					{ plugins.map( ( plugin ) => (
						<CheckboxControl
							key={ plugin.key }
							__nextHasNoMarginBottom
							label={ decodeEntities(
								plugin.name ?? plugin.key
							) }
							help={
								plugin.is_activated ? (
									_x( 'Active', 'extension', 'storedeck' )
								) : (
									<>
										{ toPlainText(
											plugin.description ?? ''
										) }
										<MissingPlugins
											names={
												plugin.missing_plugins ?? []
											}
										/>
									</>
								)
							}
							checked={
								plugin.is_activated ||
								( canBeChosen( plugin ) &&
									selected.includes( plugin.key ) )
							}
							disabled={ ! canBeChosen( plugin ) }
							onChange={ ( isSelected ) =>
								onChange( {
									business_extensions: isSelected
										? [ ...selected, plugin.key ]
										: selected.filter(
												( one ) => one !== plugin.key
										  ),
								} )
							}
						/>
					) ) }
				</fieldset>
			) ) }
			{ ! canInstall && selected.length > 0 && (
				<p>
					{ __(
						'An administrator must install the selected extensions.',
						'storedeck'
					) }
				</p>
			) }
			{ installing && (
				<div className="storedeck-setup__installing" role="status">
					<p>{ __( 'Installing extensions…', 'storedeck' ) }</p>
					<Plugins
						autoInstall
						pluginSlugs={ installing }
						onComplete={ finish }
						onSkip={ finish }
						skipText={ __(
							'Continue without installing',
							'storedeck'
						) }
					/>
				</div>
			) }
		</AsyncContent>
	);
}
