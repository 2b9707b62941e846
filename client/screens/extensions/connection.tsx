import { Button } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import { pluginsStore, useResource } from '@storedeck/data';
import { getHistory, getNewPath } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import { getAdminLink, getSetting } from '@storedeck/settings';
import { AsyncContent } from '../../common/async-content';
import { Panel } from '../../common/panel';
import { useSnackbar } from '../../common/use-snackbar';
import { ErrorNotice } from './error-notice';
import { getFallback } from './fallback';

/** URL parameter that marks the return from the connection service. */
const RETURN_PARAM = 'connection';

/** URL of this screen to which the connection service redirects. */
const getReturnLink = () =>
	getAdminLink(
		`admin.php?page=${ getSetting(
			'pageName'
		) }&path=%2Fextensions&${ RETURN_PARAM }=back`
	);

/** Shows the result once after the user returns from the connection service. */
function useConnectionResult( path: string, query: Query ) {
	const { refresh } = useDispatch( pluginsStore );
	const { isJetpackConnected, getPluginsError } = useSelect(
		pluginsStore,
		[]
	);
	const notify = useSnackbar();
	const isBack = query[ RETURN_PARAM ] === 'back';

	useEffect( () => {
		if ( ! isBack ) {
			return;
		}
		getHistory().replace(
			getNewPath( { [ RETURN_PARAM ]: undefined }, path )
		);
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
	useConnectionResult( path, query );
	const {
		connectToJetpack,
		connectToJetpackWithFailureRedirect,
		installJetpackAndConnect,
	} = useDispatch( pluginsStore );
	const connection = useResource( pluginsStore, 'isJetpackConnected', [] );
	const isConnected = connection.data === true;
	const isJetpackActive = useSelect(
		( select ) =>
			select( pluginsStore ).getPluginInstallState( 'jetpack' ) ===
			'activated',
		[]
	);
	const [ isConnecting, setIsConnecting ] = useState( false );
	const [ connectError, setConnectError ] = useState( '' );
	const fallback = getFallback( query );

	const connect = async () => {
		if ( isConnecting ) {
			return;
		}
		setIsConnecting( true );
		setConnectError( '' );
		try {
			if ( ! isJetpackActive ) {
				await installJetpackAndConnect(
					setConnectError,
					getReturnLink
				);
			} else if ( fallback ) {
				await connectToJetpackWithFailureRedirect(
					getAdminLink( fallback ),
					setConnectError,
					getReturnLink
				);
			} else {
				await connectToJetpack( getReturnLink );
			}
		} catch ( error ) {
			setConnectError(
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
			<ErrorNotice
				message={ connectError }
				onDismiss={ () => setConnectError( '' ) }
			/>
			<AsyncContent
				isLoading={ connection.isLoading }
				hasContent={ connection.data !== undefined }
				error={ connection.error }
				errorMessage={ __(
					'Could not check the connection.',
					'storedeck'
				) }
				onRetry={ connection.retry }
			>
				<div className="storedeck-connection__state">
					<p
						className={
							isConnected
								? 'storedeck-state is-on'
								: 'storedeck-state'
						}
					>
						{ isConnected
							? __( 'Connected', 'storedeck' )
							: __( 'Not connected', 'storedeck' ) }
					</p>
					{ ! isConnected && (
						<Button
							variant="secondary"
							isBusy={ isConnecting }
							aria-disabled={ isConnecting }
							onClick={ connect }
						>
							{ isJetpackActive
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
