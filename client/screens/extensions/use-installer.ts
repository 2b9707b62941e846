import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { decodeEntities } from '@wordpress/html-entities';
import { __, sprintf } from '@wordpress/i18n';
import { formatErrors, pluginsStore } from '@storedeck/data';
import type { PluginDetails } from '@storedeck/data';
import { useSnackbar } from '../../common/use-snackbar';

/** The running operation and its extension. */
interface Operation {
	slug: string;
	stage: 'installing' | 'activating' | 'deactivating';
}

export interface Installer {
	/** Undefined when nothing is running. */
	operation: Operation | undefined;
	/** Error message of the last operation; empty for none. */
	error: string;
	setError: ( message: string ) => void;
	/** Installs the extension if necessary, then activates it. */
	install: (
		slug: string,
		name: string,
		isInstalled: boolean
	) => Promise< void >;
	deactivate: ( plugin: PluginDetails ) => Promise< void >;
	/** Reloads the list of installed plugins. */
	refreshDetails: () => void;
}

/** A line for each extension that failed. */
export const toMessage = ( error: unknown ) =>
	formatErrors( error ) || __( 'Something went wrong.', 'storedeck' );

/** Progress message; an installation takes several seconds. */
export function getProgressText( { stage }: Operation, name: string ) {
	switch ( stage ) {
		case 'installing':
			/* translators: %s: name of an extension. */
			return sprintf( __( 'Installing %s…', 'storedeck' ), name );
		case 'activating':
			/* translators: %s: name of an extension. */
			return sprintf( __( 'Activating %s…', 'storedeck' ), name );
		case 'deactivating':
			/* translators: %s: name of an extension. */
			return sprintf( __( 'Deactivating %s…', 'storedeck' ), name );
	}
}

/** Installs, activates and deactivates extensions, one at a time. */
export function useInstaller(): Installer {
	const { installPlugins, activatePlugins, deactivatePlugin, refresh } =
		useDispatch( pluginsStore );
	const [ operation, setOperation ] = useState< Operation >();
	const [ error, setError ] = useState( '' );
	const notify = useSnackbar();
	const refreshDetails = () => {
		refresh( 'getPluginDetails', [] );
	};

	const activate = async ( slug: string, name: string ) => {
		setOperation( { slug, stage: 'activating' } );
		await activatePlugins( [ slug ] );
		notify.success(
			/* translators: %s: name of an extension. */
			sprintf( __( '%s activated.', 'storedeck' ), name )
		);
	};

	/**
	 * The lists are reloaded even after an error: a part may have succeeded.
	 */
	const run = async ( next: Operation, action: () => Promise< void > ) => {
		if ( operation ) {
			return;
		}
		setError( '' );
		setOperation( next );
		try {
			await action();
		} catch ( reason ) {
			setError( toMessage( reason ) );
		} finally {
			setOperation( undefined );
			refreshDetails();
		}
	};

	return {
		operation,
		error,
		setError,
		refreshDetails,
		install: ( slug, name, isInstalled ) =>
			run(
				{ slug, stage: isInstalled ? 'activating' : 'installing' },
				async () => {
					if ( ! isInstalled ) {
						await installPlugins( [ slug ] );
					}
					await activate( slug, name );
				}
			),
		deactivate: ( { file, slug, name: html } ) =>
			run( { slug, stage: 'deactivating' }, async () => {
				await deactivatePlugin( file );
				const name = decodeEntities( html );
				const message = sprintf(
					/* translators: %s: name of an extension. */
					__( '%s deactivated.', 'storedeck' ),
					name
				);
				notify.success( message, () =>
					run( { slug, stage: 'activating' }, () =>
						activate( slug, name )
					)
				);
			} ),
	};
}
