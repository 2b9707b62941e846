import { render, screen } from '@testing-library/react';
import { H, Section } from '..';

const level = ( name: string ) =>
	Number( screen.getByRole( 'heading', { name } ).tagName.slice( 1 ) );

describe( 'Section and H', () => {
	it( 'makes headings one level deeper per section, starting at h2', () => {
		render(
			<>
				<H>top</H>
				<Section>
					<H>inner</H>
					<Section>
						<H>innermost</H>
					</Section>
				</Section>
				<H>after</H>
			</>
		);
		expect( level( 'top' ) ).toBe( 2 );
		expect( level( 'inner' ) ).toBe( 3 );
		expect( level( 'innermost' ) ).toBe( 4 );
		expect( level( 'after' ) ).toBe( 2 );
	} );

	it( 'renders at most h6', () => {
		render(
			[ 1, 2, 3, 4, 5, 6 ].reduce(
				( child ) => <Section component={ false }>{ child }</Section>,
				<H>deep</H>
			)
		);
		expect( level( 'deep' ) ).toBe( 6 );
	} );

	it( 'passes props to a custom wrapper', () => {
		render(
			<Section component="section" aria-label="Orders">
				text
			</Section>
		);
		expect(
			screen.getByRole( 'region', { name: 'Orders' } )
		).toHaveTextContent( 'text' );
	} );

	it( 'renders no wrapper with component={ false }', () => {
		const { container } = render(
			<Section component={ false }>bare</Section>
		);
		expect( container.childElementCount ).toBe( 0 );
		expect( container ).toHaveTextContent( 'bare' );
	} );
} );
