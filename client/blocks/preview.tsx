import { useEffect, useRef } from '@wordpress/element';

interface Props {
	name: string;
	props: Record< string, unknown >;
}

/**
 * What the block is going to show. The bundle fills it as it fills placeholders
 * of any page; the editor may have its content in a frame of its own.
 */
export function Preview( { name, props }: Props ) {
	const place = useRef< HTMLDivElement >( null );
	const json = JSON.stringify( props );

	useEffect( () => {
		const element = place.current?.ownerDocument.createElement( 'div' );
		if ( ! element ) {
			return undefined;
		}
		element.dataset.storedeckMount = name;
		element.dataset.props = json;
		place.current?.append( element );
		const unmount = window.storedeck?.mount( element );
		return () => {
			unmount?.();
			element.remove();
		};
	}, [ name, json ] );

	return <div ref={ place } />;
}
