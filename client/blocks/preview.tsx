import { useEffect, useRef } from '@wordpress/element';

interface Props {
	name: string;
	props: Record< string, unknown >;
}

/**
 * A preview of the block. The bundle mounts it like any placeholder, also if the
 * editor canvas is an iframe.
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
