use games::*; use games::frame::*; use games::words::Language;
fn main(){ let a: Vec<String>=std::env::args().collect(); let p=problem(&a[1]).unwrap(); let i=&parse_inputs(&p.signature,&a[2]).unwrap()[0];
 let zh=a.get(3).is_some(); let l=if zh {Language::Chinese} else {Language::English};
 for s in p.game(i,0).steps(&mut Budget::default()) { println!("=== {} {}", s.key, s.title.get(l)); let Some(c)=s.course else {println!("too large"); continue};
  for (n,f) in c.frames.iter().enumerate() { println!("--- {} {}\n{}", n+1, f.title.get(l), f.caption.get(l)); if let Some(q)=&f.question { println!("   ? {} {:?} -> {}", q.text.get(l), q.choices.iter().map(|c|c.get(l)).collect::<Vec<_>>(), q.answer.get(l)); }
   for p in &f.pictures { match p { Picture::Sheet(s)=> { println!("   {} | {}", s.corner.get(l).replace('\n',"/"), s.columns.join(" ")); for r in &s.rows { println!("   {} | {}", r.heading.get(l), r.tiles.iter().map(|t| t.as_ref().map_or("·".to_owned(), |t| format!("{}{}", t.text.get(l), t.mark.map_or("", |m| match m {Mark::New=>"*",Mark::Added=>"+",Mark::Used=>"'",Mark::Best=>"!",Mark::Removed=>"~",Mark::First=>"1",Mark::Second=>"2",Mark::Ruled=>"#"})))).collect::<Vec<_>>().join(" ")); } }
     Picture::Board{label,tiles,..} => println!("   board {} {:?}", label.get(l), tiles.iter().map(|t| t.as_ref().map(|t| t.text.get(l).to_owned())).collect::<Vec<_>>()) } } } } }
