import { render } from '@testing-library/react';
import { interpolate } from '../interpolate';
import { Sentence } from '../sentence';
import type { AdvancedFilter } from '../types';

const html = ( text: string, parts: Parameters< typeof interpolate >[ 1 ] ) =>
	render( <>{ interpolate( text, parts ) }</> ).container.innerHTML;

const parts = {
	rule: <i>rule</i>,
	title: ( words: string ) => <b>{ words }</b>,
	empty: false,
};

it.each( [
	[ 'a {{rule /}} b', 'a <i>rule</i> b' ],
	[ 'a {{rule/}}{{ rule / }}', 'a <i>rule</i><i>rule</i>' ],
	[ '{{title}}Status{{/title}} is', '<b>Status</b> is' ],
	[ '{{ title }}Status{{ / title }} is', '<b>Status</b> is' ],
	[ 'x {{title}}{{/title}}{{title}}y{{/title}}', 'x <b></b><b>y</b>' ],
	// Words around a replaced node are kept.
	[ '{{rule}}words{{/rule}}', 'words' ],
	// A closing mark belongs to the last opened one.
	[ '{{title}}a{{/rule}}b', 'ab' ],
	[ 'a{{/title}}b', 'ab' ],
	[ 'a{{title /}}b{{/title}}c', 'a<b>b</b>c' ],
	[ 'a{{unknown /}}b{{toString /}}c{{empty /}}', 'abc' ],
	[ '{{unknown}}a{{/unknown}}', 'a' ],
	[ '{rule} {{}} {{a-b}}', '{rule} {{}} {{a-b}}' ],
	[ 'plain', 'plain' ],
	[ '', '' ],
] )( 'replaces the placeholders of %j', ( text, result ) => {
	expect( html( text, parts ) ).toBe( result );
} );

describe( 'Sentence', () => {
	const filter: AdvancedFilter = {
		labels: {
			add: 'Status',
			remove: 'Remove',
			rule: 'Rule',
			title: '{{ title }}R&amp;D{{ /title }} {{rule /}} {{filter /}}.',
		},
		rules: [ { value: 'is', label: 'Is' }, { value: 'was' } ],
		input: { component: 'SelectControl' },
	};
	const sentence = ( rule: string, value: string ) =>
		render(
			<Sentence
				filter={ filter }
				row={ { id: 1, key: 'status', rule } }
				value={ value }
			/>
		).container.textContent;

	it.each( [
		[ 'is', 'failed', 'R&D Is failed.' ],
		[ 'was', 'failed', 'R&D failed.' ],
		[ 'unknown', 'failed', 'R&D failed.' ],
		[ 'is', '', '' ],
	] )( 'describes the rule %p with the value %p', ( rule, value, text ) => {
		expect( sentence( rule, value ) ).toBe( text );
	} );

	it( 'describes a filter without rules', () => {
		const { container } = render(
			<Sentence
				filter={ { ...filter, rules: undefined } }
				row={ { id: 1, key: 'status' } }
				value="failed"
			/>
		);
		expect( container ).toHaveTextContent( 'R&D failed.' );
	} );
} );
