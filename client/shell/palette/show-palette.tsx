import { createRoot } from '@wordpress/element';
import { Contain } from '../../common/error-boundary';
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
		<Contain name="palette">
			<Palette onClose={ close } />
		</Contain>
	);
}
