import { createRoot } from '@wordpress/element';
import { ErrorBoundary } from '../../common/error-boundary';
import { Palette } from './palette';

let isShown = false;

/** Opens the palette once at a time. */
export function showPalette() {
	if ( isShown ) {
		return;
	}
	isShown = true;
	const place = document.createElement( 'div' );
	document.body.append( place );
	const root = createRoot( place );
	const close = () => {
		isShown = false;
		root.unmount();
		place.remove();
	};
	root.render(
		<ErrorBoundary name="palette">
			<Palette onClose={ close } />
		</ErrorBoundary>
	);
}
