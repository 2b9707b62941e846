import { useEffect, useRef, useState } from '@wordpress/element';
import { Spinner } from '../spinner';
import { writePlace } from './place';
import type { Place } from './place';

/** Height in px until the states have told theirs; an open menu needs as much. */
const LEAST = 320;

const toStage = ( place: Place ) => {
	const url = new URL( window.location.href );
	url.searchParams.set( 'stage', '1' );
	url.hash = writePlace( place );
	return url.href;
};

/** The height that the page in the frame tells; undefined before it does. */
function useHeight( frame: React.RefObject< HTMLIFrameElement > ) {
	const [ height, setHeight ] = useState< number >();
	useEffect( () => {
		const hear = ( { data, origin, source }: MessageEvent ) => {
			const told: unknown = data?.storedeckStage;
			if (
				origin === window.location.origin &&
				source === frame.current?.contentWindow &&
				typeof told === 'number'
			) {
				setHeight( told );
			}
		};
		window.addEventListener( 'message', hear );
		return () => window.removeEventListener( 'message', hear );
	}, [ frame ] );
	return height;
}

interface FrameProps {
	place: Place;
	/** Names the frame. */
	title: string;
}

/**
 * The page with the states. It is loaded once; then its address changes.
 *
 * @param props See `FrameProps`.
 */
export function Frame( { place, title }: FrameProps ) {
	const frame = useRef< HTMLIFrameElement >( null );
	const height = useHeight( frame );
	const [ first ] = useState( () => toStage( place ) );
	const isFirst = useRef( true );
	useEffect( () => {
		if ( isFirst.current ) {
			isFirst.current = false;
			return;
		}
		frame.current?.contentWindow?.location.replace( toStage( place ) );
	}, [ place ] );
	return (
		<div
			className={ `storedeck-gallery__frame is-${ place.width }` }
			aria-busy={ height === undefined }
		>
			{ height === undefined && <Spinner /> }
			<iframe
				ref={ frame }
				src={ first }
				title={ title }
				style={ { blockSize: Math.max( height ?? 0, LEAST ) } }
			/>
		</div>
	);
}
