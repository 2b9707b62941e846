import type { ComponentType } from 'react';
import { Suspense, lazy, useEffect, useState } from '@wordpress/element';

import type { ZoomProps } from '../zoom/types';

/** Rendered if the zoom fails to load. */
const ZoomFallback: ComponentType< ZoomProps > = () => null;

const Zoom = lazy< ComponentType< ZoomProps > >( async () => {
	try {
		const zoom = await import(
			/* webpackChunkName: "chart-tools" */ '../zoom'
		);
		return { default: zoom.Zoom };
	} catch ( error ) {
		window.reportError?.( error );
		return { default: ZoomFallback };
	}
} );

/** Loads the zoom on the first interaction with the chart. */
export function LazyZoom( props: ZoomProps ) {
	const [ isRequested, setIsRequested ] = useState( false );
	const { surface } = props;

	useEffect( () => {
		const element = surface.current;
		const request = () => setIsRequested( true );
		const events = [ 'pointerenter', 'pointermove', 'focus' ];
		events.forEach(
			( name ) => element?.addEventListener( name, request )
		);
		return () =>
			events.forEach(
				( name ) => element?.removeEventListener( name, request )
			);
	}, [ surface ] );

	return isRequested ? (
		<Suspense fallback={ null }>
			<Zoom { ...props } />
		</Suspense>
	) : null;
}
