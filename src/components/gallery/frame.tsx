import { useEffect, useRef, useState } from '@wordpress/element';
import { Spinner } from '../spinner';
import { formatRoute } from './route';
import type { GalleryRoute } from './route';

/** Minimum height in px, which fits an open menu. */
const MIN_HEIGHT = 320;

const getStageUrl = ( route: GalleryRoute ) => {
	const url = new URL( window.location.href );
	url.searchParams.set( 'stage', '1' );
	url.hash = formatRoute( route );
	return url.href;
};

/** Returns the height reported by the page in the iframe; undefined before. */
function useHeight( frame: React.RefObject< HTMLIFrameElement > ) {
	const [ height, setHeight ] = useState< number >();
	useEffect( () => {
		const handleMessage = ( { data, origin, source }: MessageEvent ) => {
			const reportedHeight: unknown = data?.storedeckStage;
			if (
				origin === window.location.origin &&
				source === frame.current?.contentWindow &&
				typeof reportedHeight === 'number'
			) {
				setHeight( reportedHeight );
			}
		};
		window.addEventListener( 'message', handleMessage );
		return () => window.removeEventListener( 'message', handleMessage );
	}, [ frame ] );
	return height;
}

interface FrameProps {
	route: GalleryRoute;
	/** Title of the iframe. */
	title: string;
}

/**
 * The iframe with the stories. It loads once; later only its URL hash changes.
 *
 * @param props See `FrameProps`.
 */
export function Frame( { route, title }: FrameProps ) {
	const frame = useRef< HTMLIFrameElement >( null );
	const height = useHeight( frame );
	const [ first ] = useState( () => getStageUrl( route ) );
	const isFirst = useRef( true );
	useEffect( () => {
		if ( isFirst.current ) {
			isFirst.current = false;
			return;
		}
		frame.current?.contentWindow?.location.replace( getStageUrl( route ) );
	}, [ route ] );
	return (
		<div
			className={ `storedeck-gallery__frame is-${ route.width }` }
			aria-busy={ height === undefined }
		>
			{ height === undefined && <Spinner /> }
			<iframe
				ref={ frame }
				src={ first }
				title={ title }
				style={ { blockSize: Math.max( height ?? 0, MIN_HEIGHT ) } }
			/>
		</div>
	);
}
