import { Button } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, _n, _x, sprintf } from '@wordpress/i18n';
import { decodeEntities } from '@wordpress/html-entities';
import type { MouseEvent } from 'react';
import { Plugins } from '@storedeck/components';
import { onboardingStore, pluginsStore, useResource } from '@storedeck/data';
import type { PluginInstallState } from '@storedeck/data';
import { currentUserCan } from '@storedeck/settings';
import { AsyncContent } from '../../common/async-content';
import { getSlug, mergeBundles } from '../../common/merge-bundles';
import { MissingPlugins } from '../../common/missing-plugins';
import { Panel } from '../../common/panel';
import { RichText } from '../../common/rich-text';
import { useSnackbar } from '../../common/use-snackbar';
import { formatCount } from '../../common/store-format';
import { getProgressText, toMessage } from './use-installer';
import type { Installer } from './use-installer';

interface Extension {
	/** `plugin` or `plugin:part`. */
	key: string;
	slug: string;
	name: string;
	/** HTML. */
	description: string;
	state: PluginInstallState;
	missingPlugins: readonly string[];
}

interface CardProps {
	extension: Extension;
	installer: Installer;
}

const getStateText = ( state: PluginInstallState ) =>
	state === 'activated'
		? _x( 'Active', 'extension', 'storedeck' )
		: _x( 'Installed', 'extension', 'storedeck' );

/** A recommended extension with its install button. */
function ExtensionCard( { extension, installer }: CardProps ) {
	const { slug, name, description, state, missingPlugins } = extension;
	const { operation, install } = installer;
	const isRunning = operation?.slug === slug;
	const isInstalled = state !== 'unavailable';
	const canAct = currentUserCan(
		isInstalled ? 'activate_plugins' : 'install_plugins'
	);
	const label = isInstalled
		? __( 'Activate', 'storedeck' )
		: __( 'Install and activate', 'storedeck' );

	const add = async ( {
		currentTarget: button,
	}: MouseEvent< HTMLButtonElement > ) => {
		const card = button.closest( 'li' );
		await install( slug, name, isInstalled );
		// The button is removed after a successful installation.
		if ( ! button.isConnected ) {
			card?.querySelector< HTMLElement >( '[data-state]' )?.focus();
		}
	};

	return (
		<li className="storedeck-extension">
			<h3>{ name }</h3>
			<p>
				<RichText html={ description } />
			</p>
			<div className="storedeck-extension__footer">
				{ isInstalled && (
					<span
						className={
							state === 'activated'
								? 'storedeck-state is-on'
								: 'storedeck-state'
						}
						data-state
						tabIndex={ -1 }
					>
						{ getStateText( state ) }
					</span>
				) }
				{ state !== 'activated' && (
					<MissingPlugins names={ missingPlugins } />
				) }
				{ state !== 'activated' &&
					canAct &&
					! missingPlugins.length && (
						<Button
							variant="secondary"
							isBusy={ isRunning }
							aria-disabled={ operation !== undefined }
							aria-label={ sprintf( '%1$s: %2$s', label, name ) }
							onClick={ add }
						>
							{ label }
						</Button>
					) }
				<span role="status">
					{ isRunning && getProgressText( operation, name ) }
				</span>
			</div>
		</li>
	);
}

/** Installs all missing extensions of a bundle. */
function InstallAll( {
	extensions,
	title,
	installer,
}: {
	extensions: readonly Extension[];
	title: string;
	installer: Installer;
} ) {
	const [ isOpen, setIsOpen ] = useState( false );
	const opener = useRef< HTMLButtonElement >( null );
	const notify = useSnackbar();
	const missing = extensions.filter(
		( { state, missingPlugins } ) =>
			state !== 'activated' && missingPlugins.length === 0
	);
	const close = () => {
		setIsOpen( false );
		opener.current?.focus();
	};

	if (
		! currentUserCan( 'install_plugins' ) ||
		( missing.length < 2 && ! isOpen )
	) {
		return null;
	}
	return (
		<>
			<Button
				ref={ opener }
				variant="tertiary"
				aria-expanded={ isOpen }
				aria-label={ sprintf(
					/* translators: %s: name of a bundle of extensions. */
					__( 'Install all in “%s”', 'storedeck' ),
					title
				) }
				onClick={ () => ( isOpen ? close() : setIsOpen( true ) ) }
			>
				{ __( 'Install all', 'storedeck' ) }
			</Button>
			{ isOpen && (
				<Plugins
					pluginSlugs={ missing.map( ( { key } ) => key ) }
					skipText={ __( 'Cancel', 'storedeck' ) }
					onSkip={ close }
					onComplete={ ( activated ) => {
						close();
						installer.refreshDetails();
						notify.success(
							sprintf(
								/* translators: %s: number of extensions. */
								_n(
									'%s extension activated.',
									'%s extensions activated.',
									activated.length,
									'storedeck'
								),
								formatCount( activated.length )
							)
						);
					} }
					onError={ ( _errors, error ) => {
						installer.refreshDetails();
						installer.setError( toMessage( error ) );
					} }
				/>
			) }
		</>
	);
}

/** Recommended extensions, grouped in bundles. */
export function Recommended( { installer }: { installer: Installer } ) {
	const bundles = useResource( onboardingStore, 'getFreeExtensions', [] );
	const active = useResource( pluginsStore, 'getActivePlugins', [] );
	const installed = useResource( pluginsStore, 'getInstalledPlugins', [] );
	// Without its state an extension would be offered that is installed.
	const results = [ bundles, active, installed ];
	const failed = results.filter( ( { error } ) => error );
	const getState = ( slug: string ): PluginInstallState => {
		if ( active.data?.includes( slug ) ) {
			return 'activated';
		}
		return installed.data?.includes( slug ) ? 'installed' : 'unavailable';
	};

	return (
		<AsyncContent
			isLoading={ results.some( ( { isLoading } ) => isLoading ) }
			hasContent={ results.every( ( { data } ) => data ) }
			error={ failed[ 0 ]?.error }
			errorMessage={ __(
				'Could not load recommended extensions.',
				'storedeck'
			) }
			onRetry={ () => failed.forEach( ( { retry } ) => retry() ) }
		>
			{ mergeBundles( bundles.data ?? [] ).map(
				( { key, title, plugins } ) => {
					const extensions = plugins.map( ( plugin ): Extension => {
						const slug = getSlug( plugin );
						return {
							key: plugin.key,
							slug,
							name: decodeEntities( plugin.name ?? slug ),
							description: plugin.description ?? '',
							state: getState( slug ),
							missingPlugins: plugin.missing_plugins ?? [],
						};
					} );
					const name = decodeEntities( title ?? '' );
					return (
						<Panel
							key={ key }
							title={ name }
							actions={
								<InstallAll
									extensions={ extensions }
									title={ name }
									installer={ installer }
								/>
							}
						>
							<ul className="storedeck-extension-cards">
								{ extensions.map( ( extension ) => (
									<ExtensionCard
										key={ extension.key }
										extension={ extension }
										installer={ installer }
									/>
								) ) }
							</ul>
						</Panel>
					);
				}
			) }
		</AsyncContent>
	);
}
