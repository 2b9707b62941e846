import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { useState } from 'react';
import { SelectControl } from '../../../src/components/select-control';

const LETTERS = [ 'Anvil', 'Bolt', 'Crown', 'Door', 'Engine' ];

/** Options of which at least a fifth match any letter. */
const makeOptions = ( count ) =>
	Array.from( { length: count }, ( _, index ) => ( {
		key: index,
		label: `${ LETTERS[ index % LETTERS.length ] } & café no. ${ index }`,
		keywords: [ `SKU-${ index }` ],
	} ) );

function Page( { options } ) {
	const [ selected, setSelected ] = useState( [] );
	return (
		<SelectControl
			label="Parts"
			options={ options }
			selected={ selected }
			onChange={ setSelected }
			multiple
			isSearchable
		/>
	);
}

let root;

/** Resolves after the next frame is painted. */
const nextFrame = () =>
	new Promise( ( resolve ) =>
		window.requestAnimationFrame( () => {
			const { port1, port2 } = new MessageChannel();
			port1.onmessage = resolve;
			port2.postMessage( 0 );
		} )
	);

/** Times from each user input until the next frame is painted, in ms. */
let frames = [];
for ( const type of [ 'focusin', 'keydown', 'input', 'wheel' ] ) {
	window.addEventListener(
		type,
		async () => {
			const start = performance.now();
			await nextFrame();
			frames.push( performance.now() - start );
		},
		{ capture: true, passive: true }
	);
}

window.bench = {
	async mount( count ) {
		root?.unmount();
		root = createRoot( document.getElementById( 'root' ) );
		// New options, so that nothing is cached from the last round.
		flushSync( () =>
			root.render( <Page options={ makeOptions( count ) } /> )
		);
		await nextFrame();
	},
	takeFrames() {
		const taken = frames;
		frames = [];
		return taken;
	},
	nextFrame,
};
