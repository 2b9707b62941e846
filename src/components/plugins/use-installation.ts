import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { PluginError, pluginsStore } from '@storedeck/data';
import { useLatest } from '../use-latest';
import type { PluginsProps } from './types';

interface Installation {
	isRequesting: boolean;
	hasFailed: boolean;
	/** Installs and activates the plugins, unless already running. */
	start: () => void;
}

type Options = Required<
	Pick< PluginsProps, 'pluginSlugs' | 'autoInstall' | 'onComplete' >
> &
	Pick< PluginsProps, 'onError' >;

/**
 * Installs and activates plugins on demand or on mount, and tracks the state.
 *
 * @param options Plugins and callbacks.
 */
export function useInstallation( options: Options ): Installation {
	const { installAndActivatePlugins } = useDispatch( pluginsStore );
	// An installation may be running elsewhere on the page.
	const isStoreRequesting = useSelect( ( select ) => {
		const { isPluginsRequesting } = select( pluginsStore );
		return (
			isPluginsRequesting( 'installPlugins' ) ||
			isPluginsRequesting( 'activatePlugins' )
		);
	}, [] );
	const [ isRequesting, setIsRequesting ] = useState( false );
	const [ hasFailed, setHasFailed ] = useState( false );
	const isRunning = useRef( false );
	const latest = useLatest( options );

	const start = async () => {
		if ( isRunning.current ) {
			return;
		}
		isRunning.current = true;
		setIsRequesting( true );
		try {
			const response = await installAndActivatePlugins(
				latest.current.pluginSlugs
			);
			setHasFailed( false );
			latest.current.onComplete(
				response.data.activated ?? [],
				response
			);
		} catch ( error ) {
			setHasFailed( true );
			latest.current.onError?.(
				error instanceof PluginError ? error.data : undefined,
				error
			);
		} finally {
			isRunning.current = false;
			setIsRequesting( false );
		}
	};

	const startOnce = useRef( start );
	useEffect( () => {
		const { autoInstall, pluginSlugs } = latest.current;
		if ( autoInstall && pluginSlugs.length > 0 ) {
			startOnce.current();
		}
	}, [ latest ] );

	return {
		isRequesting: isRequesting || isStoreRequesting,
		hasFailed,
		start,
	};
}
