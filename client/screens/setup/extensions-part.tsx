import { CheckboxControl } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Plugins } from '@storedeck/components';
import { onboardingStore } from '@storedeck/data';
import { currentUserCan } from '@storedeck/settings';
import { AsyncContent } from '../../common/async-content';
import type { StepPartProps } from './types';

type Chosen = readonly string[];

const NONE: Chosen = [];

/**
 * Free extensions. Continue installs the selected ones if the user has the
 * capability; a failed one can be retried or skipped.
 */
export function ExtensionsPart( {
	answers,
	onChange,
	setSave,
}: StepPartProps ) {
	const { refresh } = useDispatch( onboardingStore );
	const { bundles, error } = useSelect( ( select ) => {
		const store = select( onboardingStore );
		return {
			bundles: store.getFreeExtensions(),
			error: store.getOnboardingError( 'getFreeExtensions' ),
		};
	}, [] );
	const chosen = answers.business_extensions ?? NONE;
	const mayInstall = currentUserCan( 'install_plugins' );
	const plugins = bundles.flatMap( ( bundle ) => bundle.plugins );
	const wanted = chosen.filter( ( key ) =>
		plugins.some( ( one ) => one.key === key && ! one.is_activated )
	);
	const [ installing, setInstalling ] = useState< Chosen >();
	const goOn = useRef< () => void >();
	const latest = useRef( wanted );
	latest.current = wanted;

	useEffect( () => {
		setSave( () => {
			// An empty selection counts as an answer too.
			onChange( { business_extensions: chosen } );
			if ( ! mayInstall || latest.current.length === 0 ) {
				return Promise.resolve();
			}
			setInstalling( latest.current );
			return new Promise< void >( ( resolve ) => {
				goOn.current = resolve;
			} );
		} );
		return () => setSave( undefined );
	}, [ setSave, mayInstall, chosen, onChange ] );

	const finish = () => {
		setInstalling( undefined );
		goOn.current?.();
	};

	return (
		<AsyncContent
			isLoading={ bundles.length === 0 }
			error={ bundles.length === 0 && error }
			errorMessage={ __( 'Could not load extensions.', 'storedeck' ) }
			onRetry={ () => refresh( 'getFreeExtensions', [] ) }
		>
			{ bundles.map( ( { key, title, plugins: offered } ) => (
				<fieldset key={ key } className="storedeck-setup__choices">
					<legend>{ title }</legend>
					{ offered.map( ( plugin ) => (
						<CheckboxControl
							key={ plugin.key }
							__nextHasNoMarginBottom
							label={ plugin.name }
							help={
								plugin.is_activated
									? __( 'Active', 'storedeck' )
									: plugin.description
							}
							checked={
								plugin.is_activated ||
								chosen.includes( plugin.key )
							}
							disabled={ plugin.is_activated }
							onChange={ ( isChosen ) =>
								onChange( {
									business_extensions: isChosen
										? [ ...chosen, plugin.key ]
										: chosen.filter(
												( one ) => one !== plugin.key
										  ),
								} )
							}
						/>
					) ) }
				</fieldset>
			) ) }
			{ ! mayInstall && chosen.length > 0 && (
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
