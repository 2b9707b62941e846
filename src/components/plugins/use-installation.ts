import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { PluginError, pluginsStore } from '@storedeck/data';
import type { PluginsProps } from './types';

interface Installation {
	isRequesting: boolean;
	hasFailed: boolean;
	/** Installs and activates, once at a time. */
	start: () => void;
}

type Options = Required<
	Pick< PluginsProps, 'pluginSlugs' | 'autoInstall' | 'onComplete' >
> &
	Pick< PluginsProps, 'onError' >;

/**
 * Installs and activates plugins on demand or by itself, and keeps how it went.
 *
 * @param options Which plugins, when, and who hears of it.
 */
export function useInstallation( options: Options ): Installation {
	const { installAndActivatePlugins } = useDispatch( pluginsStore );
	// Another part of the page may be installing.
	const isStoreRequesting = useSelect( ( select ) => {
		const { isPluginsRequesting } = select( pluginsStore );
		return (
			isPluginsRequesting( 'installPlugins' ) ||
			isPluginsRequesting( 'activatePlugins' )
		);
	}, [] );
	const [ isRequesting, setIsRequesting ] = useState( false );
	const [ hasFailed, setHasFailed ] = useState( false );
	const isUnderWay = useRef( false );
	const latest = useRef( options );
	latest.current = options;

	const start = async () => {
		if ( isUnderWay.current ) {
			return;
		}
		isUnderWay.current = true;
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
			isUnderWay.current = false;
			setIsRequesting( false );
		}
	};

	const startOnce = useRef( start );
	useEffect( () => {
		const { autoInstall, pluginSlugs } = latest.current;
		if ( autoInstall && pluginSlugs.length > 0 ) {
			startOnce.current();
		}
	}, [] );

	return {
		isRequesting: isRequesting || isStoreRequesting,
		hasFailed,
		start,
	};
}
