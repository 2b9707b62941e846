import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
	closingLine,
	countJUnit,
	countTap,
	settle,
} from '../testing/results.mjs';

describe( 'countTap', () => {
	it( 'is not misled by what a test prints', () => {
		const tap = [
			'# pass 9999',
			'# fail 0',
			'not ok 1 - something',
			'# tests 4',
			'# pass 1',
			'# fail 2',
			'# cancelled 1',
			'# skipped 3',
			'# todo 0',
		].join( '\n' );
		assert.deepEqual( countTap( tap ), {
			passed: 1,
			failed: 3,
			skipped: 3,
		} );
	} );
} );

describe( 'countJUnit', () => {
	it( 'counts errors as failures', () => {
		assert.deepEqual(
			countJUnit(
				'<testsuites><testsuite name="x" tests="10" errors="1" failures="2" skipped="3"><testsuite tests="5" failures="5">'
			),
			{ passed: 4, failed: 3, skipped: 3 }
		);
	} );
} );

describe( 'settle', () => {
	it( 'believes a runner that passed', () => {
		assert.deepEqual( settle( 0, { passed: 3 } ), {
			passed: 3,
			failed: 0,
			skipped: 0,
		} );
	} );
	it( 'counts a crash, an unreadable report and an empty run as failures', () => {
		assert.equal( settle( 1, { passed: 3 } ).failed, 1 );
		assert.equal( settle( 0, undefined ).failed, 1 );
		assert.equal( settle( 0, { passed: 0 } ).failed, 1 );
	} );
	it( 'keeps the runner’s own count of failures', () => {
		assert.equal( settle( 1, { passed: 3, failed: 2 } ).failed, 2 );
	} );
} );

describe( 'closingLine', () => {
	const result = {
		part: 'x',
		title: 'y',
		passed: 2,
		failed: 1,
		skipped: 0,
		seconds: 1,
	};
	it( 'adds up every suite', () => {
		assert.equal( closingLine( [ result, result ] ), '4 passed, 2 failed' );
		assert.equal(
			closingLine( [ result, { ...result, skipped: 1 } ] ),
			'4 passed, 2 failed, 1 skipped'
		);
	} );
} );
