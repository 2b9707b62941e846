import {
	Controls,
	Markdown,
	Primary,
	Stories,
	useOf,
} from '@storybook/addon-docs/blocks';

const readmes = import.meta.glob< string >( '../src/components/*/README.md', {
	query: '?raw',
	import: 'default',
	eager: true,
} );

/** The README of a widget, its props with controls, and its stories. */
export function DocsPage() {
	const { preparedMeta } = useOf( 'meta', [ 'meta' ] );
	const folder = String( preparedMeta.parameters.fileName )
		.split( '/' )
		.at( -2 );
	return (
		<>
			<Markdown>
				{ readmes[ `../src/components/${ folder }/README.md` ] ?? '' }
			</Markdown>
			<Primary />
			<Controls />
			<Stories includePrimary={ false } />
		</>
	);
}
