/*
 * What components of plugins do wrong, in the code of a plugin. `acme` has
 * WordPress' functions and a second copy of React.
 */

export interface Mistake {
	/** Continues "A component …". */
	what: string;
	/** Declares the component `Broken`. */
	code: string;
	/** What the console and the notice say. */
	says: string;
	/** It does so when its button is pressed. */
	isLate?: boolean;
}

const WITHOUT_END =
	'It renders without end. Expected that state is changed in events, or in effects whose dependencies stay the same.';
const TWO_COPIES =
	'Two copies of React: the plugin bundles its own. Expected the React of WordPress: import from @wordpress/element, or build with @wordpress/dependency-extraction-webpack-plugin.';

export const COMPONENT_MISTAKES: readonly Mistake[] = [
	{
		what: 'throws when it is rendered',
		code: `function Broken() { throw new Error( 'Boom.' ); }`,
		says: 'Boom.',
	},
	{
		what: 'throws a string',
		code: `function Broken() { throw 'Boom.'; }`,
		says: 'Boom.',
	},
	{
		what: 'throws when it is rendered again',
		code: `function Broken() {
			const [ again, setAgain ] = acme.useState( false );
			acme.useEffect( () => setAgain( true ), [] );
			if ( again ) { throw new Error( 'Boom.' ); }
			return 'First';
		}`,
		says: 'Boom.',
	},
	{
		what: 'throws in an effect',
		code: `function Broken() {
			acme.useEffect( () => { throw new Error( 'Boom.' ); } );
			return null;
		}`,
		says: 'Boom.',
	},
	{
		what: 'throws in a layout effect',
		code: `function Broken() {
			acme.useLayoutEffect( () => { throw new Error( 'Boom.' ); } );
			return null;
		}`,
		says: 'Boom.',
	},
	{
		what: 'is a class that throws',
		code: `class Broken extends acme.Component { render() { throw new Error( 'Boom.' ); } }`,
		says: 'Boom.',
	},
	{
		what: 'throws when its button is pressed',
		code: `function Broken() {
			const onClick = () => { throw new Error( 'Boom.' ); };
			return acme.el( 'button', { onClick }, 'Press' );
		}`,
		says: 'Boom.',
		isLate: true,
	},
	{
		what: 'changes its state in each render',
		code: `function Broken() {
			const [ count, setCount ] = acme.useState( 0 );
			setCount( count + 1 );
			return null;
		}`,
		says: WITHOUT_END,
	},
	{
		what: 'changes its state in each layout effect',
		code: `function Broken() {
			const [ count, setCount ] = acme.useState( 0 );
			acme.useLayoutEffect( () => setCount( count + 1 ) );
			return null;
		}`,
		says: WITHOUT_END,
	},
	{
		what: 'changes its state in each effect',
		code: `function Broken() {
			const [ count, setCount ] = acme.useState( 0 );
			acme.useEffect( () => setCount( count + 1 ) );
			return null;
		}`,
		says: WITHOUT_END,
	},
	{
		what: 'renders an object',
		code: `const Broken = () => acme.el( 'p', null, { total: 5 } );`,
		says: 'It renders an object. Expected an element, a string or a number.',
	},
	{
		what: 'renders a date',
		code: `const Broken = () => new Date( 0 );`,
		says: 'It renders an object. Expected an element, a string or a number.',
	},
	{
		what: 'renders a component that does not exist',
		code: `const Broken = () => acme.el( acme.missing );`,
		says: 'It renders something that is no component. Expected a function or a class; check names of imports.',
	},
	{
		what: 'calls hooks in some renders only',
		code: `function Broken() {
			const [ again, setAgain ] = acme.useState( false );
			acme.useEffect( () => setAgain( true ), [] );
			if ( again ) { acme.useState( 0 ); }
			return null;
		}`,
		says: 'It calls hooks in some renders only. Expected the same hooks in each render.',
	},
	{
		what: 'uses the hooks of a React of its own',
		code: `function Broken() { acme.secondReact.useState( 0 ); return null; }`,
		says: TWO_COPIES,
	},
	{
		what: 'renders an element of another version of React',
		code: `const Broken = () => ( {
			$$typeof: Symbol.for( 'react.transitional.element' ),
			type: 'p', key: null, ref: null, props: { children: 'Acme' },
		} );`,
		says: TWO_COPIES,
	},
];

/** What callbacks of filters do wrong. */
export const CALLBACK_MISTAKES: readonly ( Pick< Mistake, 'what' | 'code' > & {
	/** Part of what is said, the same for all filters. */
	says: string;
} )[] = [
	{
		what: 'throws',
		code: `() => { throw new Error( 'Boom.' ); }`,
		says: 'Boom.',
	},
	{
		what: 'throws a string',
		code: `() => { throw 'Boom.'; }`,
		says: 'Boom.',
	},
	{
		what: 'returns nothing',
		code: `() => {}`,
		says: ', got undefined',
	},
	{ what: 'returns null', code: `() => null`, says: ', got null' },
	{
		what: 'returns a symbol',
		code: `() => Symbol( 'acme' )`,
		says: ', got Symbol(acme)',
	},
	{
		what: 'is async',
		code: `async () => []`,
		says: ', got a promise',
	},
	{
		what: 'reads a field of what is not there',
		code: `( value, ...more ) => more.missing.field`,
		says: 'Cannot read properties of undefined',
	},
	{
		what: 'adds something that is no item',
		code: `( value ) => Array.isArray( value ) ? [ ...value, null ] : null`,
		says: ', got null',
	},
];
