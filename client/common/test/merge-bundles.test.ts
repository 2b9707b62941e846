import { mergeBundles } from '../merge-bundles';

const createBundle = ( key: string, title: string, keys: string[] ) => ( {
	key,
	title,
	plugins: keys.map( ( plugin ) => ( {
		key: plugin,
		name: plugin,
		description: `In ${ key }.`,
	} ) ),
} );

it( 'lists each plugin once, in bundles with different titles', () => {
	const merged = mergeBundles( [
		createBundle( 'basics', 'Basics', [ 'pay', 'jetpack' ] ),
		createBundle( 'grow', 'Grow', [ 'ads' ] ),
		createBundle( 'reach', 'Reach', [ 'jetpack:mail' ] ),
		createBundle( 'more', 'Grow', [ 'ads:free', 'pay', 'pins' ] ),
	] );
	expect(
		merged.map( ( { key, title, plugins } ) => [
			key,
			title,
			plugins.map( ( plugin ) => plugin.key ),
		] )
	).toEqual( [
		[ 'basics', 'Basics', [ 'pay', 'jetpack' ] ],
		[ 'grow', 'Grow', [ 'ads', 'pins' ] ],
	] );
} );
