import type { ComponentType } from 'react';
import { Suspense, lazy, useEffect, useState } from '@wordpress/element';

import type { ZoomProps } from '../zoom/types';

/** Stands for the zoom when it failed to load: reading still works. */
const NoZoom: ComponentType< ZoomProps > = () => null;

const Zoom = lazy< ComponentType< ZoomProps > >( async () => {
	try {
		const zoom = await import(
			/* webpackChunkName: "chart-tools" */ '../zoom'
		);
		return { default: zoom.Zoom };
	} catch ( error ) {
		window.reportError?.( error );
		return { default: NoZoom };
	}
} );

/** Loads what chooses ranges when the reader first comes to the chart. */
export function LazyZoom( props: ZoomProps ) {
	const [ isWanted, setWanted ] = useState( false );
	const { surface } = props;

	useEffect( () => {
		const element = surface.current;
		const want = () => setWanted( true );
		const events = [ 'pointerenter', 'pointermove', 'focus' ];
		events.forEach( ( name ) => element?.addEventListener( name, want ) );
		return () =>
			events.forEach(
				( name ) => element?.removeEventListener( name, want )
			);
	}, [ surface ] );

	return isWanted ? (
		<Suspense fallback={ null }>
			<Zoom { ...props } />
		</Suspense>
	) : null;
}
