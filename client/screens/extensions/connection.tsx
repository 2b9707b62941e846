import { Button } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import {
	PLUGINS_STORE_NAME,
	pluginsStore,
	useSubscription,
} from '@storedeck/data';
import { getHistory, getNewPath } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import { getAdminLink, getSetting } from '@storedeck/settings';
import { AsyncContent } from '../../common/async-content';
import { Panel } from '../../common/panel';
import { useSnackbar } from '../../common/use-snackbar';
import { Failure } from './failure';
import { getFallback } from './fallback';

/** URL parameter that marks the return from the connection service. */
const BACK = 'connection';

/** URL of this screen to which the connection service redirects. */
const getReturnLink = () =>
	getAdminLink(
		`admin.php?page=${ getSetting(
			'pageName'
		) }&path=%2Fextensions&${ BACK }=back`
	);

/** Shows the result once after the user returns from the connection service. */
function useReturn( path: string, query: Query ) {
	const { refresh } = useDispatch( pluginsStore );
	const { isJetpackConnected, getPluginsError } = useSelect(
		pluginsStore,
		[]
	);
	const notify = useSnackbar();
	const isBack = query[ BACK ] === 'back';

	useEffect( () => {
		if ( ! isBack ) {
			return;
		}
		getHistory().replace( getNewPath( { [ BACK ]: undefined }, path ) );
		( async () => {
			await refresh( 'isJetpackConnected', [] );
			if ( getPluginsError( 'isJetpackConnected' ) ) {
				return;
			}
			if ( isJetpackConnected() ) {
				notify.success( __( 'Store connected.', 'storedeck' ) );
			} else {
				notify.error(
					__( 'Your store is not connected yet.', 'storedeck' )
				);
			}
		} )();
	}, [ isBack, path, refresh, notify, isJetpackConnected, getPluginsError ] );
}

/**
 * Connection status of the store with WordPress.com, with a button to connect.
 */
export function Connection( { path, query }: { path: string; query: Query } ) {
	useSubscription( PLUGINS_STORE_NAME, [ [ 'isJetpackConnected', [] ] ] );
	useReturn( path, query );
	const {
		connectToJetpack,
		connectToJetpackWithFailureRedirect,
		installJetpackAndConnect,
		refresh,
	} = useDispatch( pluginsStore );
	const known = useSelect( ( select ) => {
		const store = select( pluginsStore );
		return {
			isConnected: store.isJetpackConnected(),
			isKnown: store.hasFinishedResolution( 'isJetpackConnected', [] ),
			error: store.getPluginsError( 'isJetpackConnected' ),
			isActive: store.getPluginInstallState( 'jetpack' ) === 'activated',
		};
	}, [] );
	const [ isConnecting, setIsConnecting ] = useState( false );
	const [ failure, setFailure ] = useState( '' );
	const fallback = getFallback( query );

	const connect = async () => {
		if ( isConnecting ) {
			return;
		}
		setIsConnecting( true );
		setFailure( '' );
		try {
			if ( ! known.isActive ) {
				await installJetpackAndConnect( setFailure, getReturnLink );
			} else if ( fallback ) {
				await connectToJetpackWithFailureRedirect(
					getAdminLink( fallback ),
					setFailure,
					getReturnLink
				);
			} else {
				await connectToJetpack( getReturnLink );
			}
		} catch ( error ) {
			setFailure(
				error instanceof Error && error.message
					? error.message
					: __( 'Something went wrong.', 'storedeck' )
			);
		} finally {
			setIsConnecting( false );
		}
	};

	return (
		<Panel
			title={ __( 'Connection', 'storedeck' ) }
			description={ __(
				'Some extensions require a WordPress.com account. Connect your store with Jetpack.',
				'storedeck'
			) }
			className="storedeck-connection"
		>
			<Failure message={ failure } onDismiss={ () => setFailure( '' ) } />
			<AsyncContent
				isLoading={ ! known.isKnown && ! known.isConnected }
				error={ known.error }
				errorMessage={ __(
					'Could not check the connection.',
					'storedeck'
				) }
				onRetry={ () => refresh( 'isJetpackConnected', [] ) }
			>
				<div className="storedeck-connection__state">
					<p
						className={
							known.isConnected
								? 'storedeck-state is-on'
								: 'storedeck-state'
						}
					>
						{ known.isConnected
							? __( 'Connected', 'storedeck' )
							: __( 'Not connected', 'storedeck' ) }
					</p>
					{ ! known.isConnected && (
						<Button
							variant="secondary"
							isBusy={ isConnecting }
							aria-disabled={ isConnecting }
							onClick={ connect }
						>
							{ known.isActive
								? __( 'Connect', 'storedeck' )
								: __(
										'Install Jetpack and connect',
										'storedeck'
								  ) }
						</Button>
					) }
					{ fallback && (
						<Link type="wp-admin" href={ getAdminLink( fallback ) }>
							{ __( 'Continue without connecting', 'storedeck' ) }
						</Link>
					) }
				</div>
			</AsyncContent>
		</Panel>
	);
}
